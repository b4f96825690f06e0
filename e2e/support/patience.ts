/** `SLOW_CPU=4` runs every test with the processor that many times slower. A build server may be slow by itself. */
export const PATIENCE = 1 + Number(process.env['SLOW_CPU'] ?? (process.env['CI'] ? 2 : 1))
