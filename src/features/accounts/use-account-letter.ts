import { accountName, type Account } from '../../contract/accounts.ts'
import { now } from '../../clock.ts'
import { useDownload } from '../../documents/use-download.ts'
import { useLetterhead } from '../../documents/use-letterhead.ts'
import { showToast } from '../../toast.ts'

export function useAccountLetter() {
  const { download, busy } = useDownload()
  const letterhead = useLetterhead()
  const write = async (account: Account) => {
    const done = await download({
      name: `account-letter-${account.iban.toLowerCase()}.pdf`,
      make: async () => {
        const [{ accountLetter }, names] = await Promise.all([
          import('../../documents/account-letter.ts'),
          letterhead(),
        ])
        return accountLetter({ account, ...names, issuedAt: new Date(now()).toISOString() })
      },
    })
    if (done) showToast({ title: 'Letter downloaded', description: `Account letter for ${accountName(account)}` })
  }
  return { write, busy }
}
