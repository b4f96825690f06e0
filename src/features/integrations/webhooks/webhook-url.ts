export interface UrlCheck {
  label: string
  passed: boolean
  /** How to fix the URL when the check fails. */
  advice: string
}

const PRIVATE_NAME = /^(.*\.)?(localhost|local|internal|lan)$/i
const PRIVATE_NUMBER = /^(0|127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/** Checks the format only. It sends no request to the URL. */
export function checkWebhookUrl(entered: string): UrlCheck[] {
  const url = readUrl(entered)
  const publicHost =
    url !== undefined &&
    url.hostname.includes('.') &&
    !PRIVATE_NAME.test(url.hostname) &&
    !PRIVATE_NUMBER.test(url.hostname)
  return [
    {
      label: 'Complete web address',
      passed: url !== undefined,
      advice: 'Enter the full address, for example https://shop.example/webhooks/payments',
    },
    {
      label: 'Uses https',
      // Also of an address that is otherwise wrong.
      passed: /^https:/i.test(entered.trim()),
      advice: 'Events carry payment data: use https',
    },
    {
      label: 'Public host name',
      passed: publicHost,
      advice: 'Use a public host name, not localhost or a private network address',
    },
    {
      label: 'No user name or password',
      passed: url !== undefined && url.username === '' && url.password === '',
      advice: 'Remove the user name and password. Events are signed instead',
    },
  ]
}

export const passesAll = (checks: readonly UrlCheck[]): boolean => checks.every((check) => check.passed)

function readUrl(entered: string): URL | undefined {
  const text = entered.trim()
  if (!/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return undefined
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
