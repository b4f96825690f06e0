import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import { now } from '../../../clock.ts'
import { demoOnly } from '../../../demonstration/demonstration.ts'
import { useAddressOverlay } from '../../../routing/overlay.ts'
import { useAuth } from '../../../session/auth-provider.tsx'
import { FormDraft } from '../../../session/form-draft.tsx'
import { formatDate } from '../../../text/format.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { showToast } from '../../../toast.ts'
import { inviteSchema, useInvitedPeople } from './invited-people.ts'
import { ListedItem, ListPanel } from '../list-panel.tsx'

export function UsersTab() {
  const { user } = useAuth()
  const [invited, setInvited] = useInvitedPeople()
  const inviting = useAddressOverlay(['invite'])
  const taken = [...(user ? [user.email] : []), ...invited.map((person) => person.email)]

  const invite = ({ email }: { email: string }) => {
    setInvited([...invited, { email: email.trim(), invitedAt: new Date(now()).toISOString() }])
    showToast({ title: 'User invited', description: `${email.trim()} is listed on this device. No email was sent.` })
    return true
  }

  return (
    <>
      <ListPanel
        title="Users & Roles"
        part="users"
        label="People with access"
        actions={
          <Button variant="contained" startIcon={<PersonAddAltOutlined />} onClick={() => inviting.open('invite')}>
            Invite User
          </Button>
        }
        columns={['Person', 'Since']}
        note={
          (invited.length === 0 ? 'Nobody else has been invited. ' : '') +
          'Invitations are kept on this device and no email is sent.'
        }
      >
        {user && (
          <ListedItem
            title={`${user.name || user.email} (you)`}
            note={user.name && user.email}
            fact={formatDate(user.createdAt)}
          >
            <StatusChip tone="success" label="Full access" />
          </ListedItem>
        )}
        {invited.map((person) => (
          <ListedItem key={person.email} title={person.email} fact={formatDate(person.invitedAt)}>
            <StatusChip tone="warning" label="Invited" />
            <Button
              size="small"
              aria-label={`Remove ${person.email}`}
              onClick={() => setInvited(invited.filter((other) => other.email !== person.email))}
            >
              Remove
            </Button>
          </ListedItem>
        ))}
      </ListPanel>
      {inviting.name && (
        <FormDialog
          onClose={inviting.close}
          title="Invite User"
          part="invite-user"
          description={demoOnly('The invitation is listed on this device and no email is sent.')}
          initialValues={{ email: '' }}
          validationSchema={inviteSchema(taken)}
          onSubmit={invite}
          submitLabel="Invite"
          busyLabel="Inviting..."
        >
          <FormDraft name="invite" />
          <TextField name="email" label="Email" type="email" autoComplete="off" placeholder="name@company.example" />
        </FormDialog>
      )}
    </>
  )
}
