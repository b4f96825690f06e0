export interface UrlCheck {
  label: string
  passed: boolean
  /** How to fix the URL when the check fails. */
  advice: string
}

const PRIVATE_NAME = /^(.*\.)?(localhost|local|internal|lan)$/i
const PRIVATE_NUMBER = /^(0|127|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/** Checks the format only, and sends no request to the URL. Of an incomplete URL nothing else can be checked. */
export function checkWebhookUrl(entered: string): UrlCheck[] {
  const url = readUrl(entered)
  const complete = {
    label: 'Complete web address',
    passed: url !== undefined,
    advice: 'Enter the full address without spaces, for example https://shop.example/webhooks/payments',
  }
  if (!url) return [complete]
  const { protocol, username, password } = url
  // A name may end with the dot of the root: `localhost.` is `localhost`.
  const hostname = url.hostname.replace(/\.$/, '')
  return [
    complete,
    { label: 'Uses https', passed: protocol === 'https:', advice: 'Events carry payment data: use https' },
    {
      label: 'Public host name',
      passed: hostname.includes('.') && !PRIVATE_NAME.test(hostname) && !PRIVATE_NUMBER.test(hostname),
      advice: 'Use a public host name, not localhost or a private network address',
    },
    {
      label: 'No user name or password',
      passed: username === '' && password === '',
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
