import GroupOutlined from '@mui/icons-material/GroupOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { now } from '../../clock.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { formatDate } from '../../ui/format.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/fields.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { showToast } from '../../ui/toast.ts'
import { inviteSchema, useInvitedPeople } from './invited-people.ts'
import { ItemActions, ItemNote, ItemTitle, ItemWords, PanelNote, PlainItem, PlainList } from './plain-list.tsx'

export function UsersTab() {
  const { user } = useAuth()
  const [invited, setInvited] = useInvitedPeople()
  const [inviting, setInviting] = useState(false)
  const taken = [...(user ? [user.email] : []), ...invited.map((person) => person.email)]

  const invite = ({ email }: { email: string }) => {
    setInvited([...invited, { email: email.trim(), invitedAt: new Date(now()).toISOString() }])
    setInviting(false)
    showToast({ title: 'User invited', description: `${email.trim()} is listed on this device. No e-mail was sent.` })
  }

  return (
    <>
      <Panel
        bare
        title="Users & Roles"
        actions={
          <Button variant="contained" startIcon={<PersonAddAltOutlined />} onClick={() => setInviting(true)}>
            Invite User
          </Button>
        }
      >
        <PlainList aria-label="People with access">
          {user && (
            <PlainItem>
              <ItemWords>
                <ItemTitle>{user.name} (you)</ItemTitle>
                <ItemNote>{user.email}</ItemNote>
              </ItemWords>
              <StatusBadge tone="green">Full access</StatusBadge>
            </PlainItem>
          )}
          {invited.map((person) => (
            <PlainItem key={person.email}>
              <ItemWords>
                <ItemTitle>{person.email}</ItemTitle>
                <ItemNote>Invited {formatDate(person.invitedAt)}, on this device</ItemNote>
              </ItemWords>
              <ItemActions>
                <StatusBadge tone="amber">Invited</StatusBadge>
                <Button
                  size="small"
                  aria-label={`Remove ${person.email}`}
                  onClick={() => setInvited(invited.filter((other) => other.email !== person.email))}
                >
                  Remove
                </Button>
              </ItemActions>
            </PlainItem>
          ))}
        </PlainList>
        {invited.length === 0 && (
          <EmptyState
            icon={<GroupOutlined />}
            title="Nobody else has been invited"
            text="There are no roles yet: everyone who signs in has full access. Invite colleagues to note who should join."
          />
        )}
        <PanelNote>Invitations are kept on this device. No e-mail is sent.</PanelNote>
      </Panel>
      <FormDialog
        open={inviting}
        onClose={() => setInviting(false)}
        title="Invite User"
        description="The invitation is listed on this device; no e-mail is sent."
        initialValues={{ email: '' }}
        validationSchema={inviteSchema(taken)}
        onSubmit={invite}
        submitLabel="Invite"
        busyLabel="Inviting..."
      >
        <TextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="off" placeholder="name@company.example" />
      </FormDialog>
    </>
  )
}
