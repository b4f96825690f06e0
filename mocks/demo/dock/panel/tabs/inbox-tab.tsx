import { useSyncExternalStore } from 'react'
import { passesFocusOn } from '../../../../../src/ui/feedback/focus.ts'
import { addressOf } from '../../../../bank/store/address-of.ts'
import { newestFirst } from '../../../../bank/store/mail.ts'
import { expireVerification } from '../../../../bank/domains/auth/changes.ts'
import { Button, copyText, Section, Tag, useSaying } from '../controls.tsx'
import { mailHtml } from '../mail-html.ts'
import { useBankData, useDock } from '../../dock-context.ts'

/** Mails that the bank "sent". They never leave the browser. */
export function InboxTab() {
  const { bank, presentation, command } = useDock()
  const brand = useSyncExternalStore(presentation.subscribe, presentation.brand)
  const { run, saying } = useSaying()
  const mails = useBankData(({ db, record: { prospect } }) =>
    newestFirst(db.mails.all()).map((mail) => {
      const { name } = db.users.where('email', mail.to)[0] ?? { name: mail.to }
      const job = prospect?.person.email === mail.to ? prospect.person.job : ''
      const token = new URLSearchParams(mail.link?.split('?')[1]).get('token')
      const verification = token === null ? undefined : db.verifications.get(token)
      const state =
        verification && (verification.used ? 'used' : verification.expiresAt <= bank.now() ? 'expired' : 'open')
      return { ...mail, token, state, recipient: job ? `${name}, ${job}` : name }
    }),
  )
  if (mails.length === 0) {
    return (
      <Section
        title="Inbox"
        hint="No mail yet. The bank writes at sign-up, about each outcome of a review, and when a payment fails."
      >
        {null}
      </Section>
    )
  }
  return (
    <Section title={`Inbox · ${mails.length}`}>
      <ul className="list">
        {mails.map((mail, index) => {
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
              <details open={index === 0}>
                <summary className="small">As the customer sees it</summary>
                {/* Sandboxed without any permission: the mail is only looked at. */}
                <iframe
                  title={`${mail.subject}, as the customer sees it`}
                  sandbox=""
                  srcDoc={mailHtml({ ...mail, link: link && addressOf(bank, link) }, brand)}
                  style={{
                    width: '100%',
                    height: 380,
                    marginTop: 8,
                    border: 0,
                    borderRadius: 8,
                    background: '#f2f4f7',
                  }}
                />
              </details>
              <p className="small">Plain text</p>
              <p className="words" style={{ whiteSpace: 'pre-wrap', margin: '8px 0' }}>
                {mail.text}
              </p>
              {link !== null && (
                <div className="row">
                  <Button kind="main" onClick={() => run(() => command({ type: 'go', path: link }))}>
                    Open the link
                  </Button>
                  <Button onClick={() => run(() => copyText(addressOf(bank, link)), 'Link copied.')}>Copy it</Button>
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
