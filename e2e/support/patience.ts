/**
 * How many times longer a test may take than on a fast machine: twice, and three times on CI. `SLOW_CPU=4` slows the
 * pages down four times and allows five times as long.
 */
export const PATIENCE = 1 + Number(process.env['SLOW_CPU'] ?? (process.env['CI'] ? 2 : 1))
