import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { newestFirst } from '../../../core/bank/mail.ts'
import { expireVerification } from '../../../domains/auth/changes.ts'
import { Button, copyText, Section, Tag, useSaying } from '../controls.tsx'
import { useBankData, useDock } from '../../dock-context.ts'

/** Mails that the bank "sent". They never leave the browser. */
export function InboxTab() {
  const { bank, command } = useDock()
  const { run, saying } = useSaying()
  const mails = useBankData(({ db }) =>
    newestFirst(db.mails.all()).map((mail) => {
      const token = mail.link === null ? null : new URL(bank.addressOf(mail.link)).searchParams.get('token')
      const verification = token === null ? undefined : db.verifications.get(token)
      const state =
        verification && (verification.used ? 'used' : verification.expiresAt <= bank.now() ? 'expired' : 'open')
      return { ...mail, token, state }
    }),
  )
  if (mails.length === 0) {
    return (
      <Section
        title="Inbox"
        hint="No mail yet. The bank writes when somebody creates an account or asks for another verification link."
      >
        {null}
      </Section>
    )
  }
  return (
    <Section title={`Inbox · ${mails.length}`}>
      <ul className="list">
        {mails.map((mail) => {
          const { token, link } = mail
          return (
            <li key={mail.id}>
              <div className="row">
                <b className="grow cut">{mail.subject}</b>
                {mail.state && <Tag tone={mail.state === 'open' ? 'good' : undefined}>{mail.state}</Tag>}
              </div>
              <p className="small words">
                To {mail.to} ·{' '}
                {new Date(mail.sentAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
              <p className="words" style={{ whiteSpace: 'pre-wrap', margin: '8px 0' }}>
                {mail.text}
              </p>
              {link !== null && (
                <div className="row">
                  <Button kind="main" onClick={() => run(() => command({ type: 'go', path: link }))}>
                    Open the link
                  </Button>
                  <Button onClick={() => run(() => copyText(bank.addressOf(link)), 'Link copied.')}>Copy it</Button>
                  {token !== null && mail.state === 'open' && (
                    <Button
                      ref={passesFocusOn}
                      kind="quiet"
                      onClick={() =>
                        run(() => bank.change((tx) => expireVerification(tx, token)), 'This link has expired.')
                      }
                    >
                      Expire this link
                    </Button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {saying}
    </Section>
  )
}
