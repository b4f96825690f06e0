import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CssBaseline from '@mui/material/CssBaseline'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { Field, Form, Formik } from 'formik'
import { useState, type ReactNode } from 'react'
import { Link, Navigate, Route, Routes } from 'react-router-dom'
import useSWR, { mutate, SWRConfig } from 'swr'

// The smallest application of this stack: two routes with real data and a dialog with a form, without design or checks.
// No application on these libraries can cost less.

interface Payment {
  id: number
  date: string
  payee: string
  amount: number
}

const theme = createTheme({ cssVariables: true })
let bankReady: Promise<unknown> = Promise.resolve()

/** The first call waits for this promise. */
export const waitFor = (ready: Promise<unknown>): void => void (bankReady = ready)

async function read<T>(address: string): Promise<T> {
  await bankReady
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(String(reply.status))
  return (await reply.json()) as T
}

function Payments() {
  const { data } = useSWR('/api/payments?page=0', read<{ rows: Payment[] }>)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Typography variant="h4">Payments</Typography>
      <Button id="new" variant="contained" onClick={() => setOpen(true)}>
        New
      </Button>
      {data ? (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Date</TableCell>
              <TableCell>Payee</TableCell>
              <TableCell>Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map(({ id, date, payee, amount }) => (
              <TableRow key={id} hover data-row>
                <TableCell>{date}</TableCell>
                <TableCell>{payee}</TableCell>
                <TableCell>{amount}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Typography>Loading</Typography>
      )}
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>New payment</DialogTitle>
        <DialogContent>
          <Formik
            initialValues={{ payee: '', amount: '' }}
            validate={({ amount }) => (Number(amount) > 0 ? {} : { amount: 'required' })}
            onSubmit={async (values) => {
              await fetch('/api/payments', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify(values),
              })
              await mutate((key) => typeof key === 'string' && key.startsWith('/api/payments'))
              setOpen(false)
            }}
          >
            {({ errors, touched }) => (
              <Form>
                <Field as={TextField} name="payee" label="Payee" />
                <Field
                  as={TextField}
                  name="amount"
                  label="Amount"
                  error={Boolean(touched.amount && errors.amount)}
                  helperText={touched.amount && errors.amount}
                />
                <Button type="submit">Send</Button>
              </Form>
            )}
          </Formik>
        </DialogContent>
      </Dialog>
    </>
  )
}

function Accounts() {
  const { data } = useSWR('/api/accounts', read<{ id: number; name: string; balance: number }[]>)
  return (
    <>
      <Typography variant="h4">Accounts</Typography>
      {data ? (
        <Table>
          <TableBody>
            {data.map(({ id, name, balance }) => (
              <TableRow key={id} data-account>
                <TableCell>{name}</TableCell>
                <TableCell>{balance}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <Typography>Loading</Typography>
      )}
    </>
  )
}

interface FloorAppProps {
  fallback?: Record<string, unknown>
  inRouter: (routes: ReactNode) => ReactNode
}

export function FloorApp({ fallback = {}, inRouter }: FloorAppProps) {
  return (
    <SWRConfig value={{ revalidateOnFocus: false, fallback }}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {inRouter(
          <Box sx={{ display: 'flex' }}>
            <AppBar position="fixed" sx={{ zIndex: 1300 }}>
              <Toolbar>
                <Typography variant="h6">Bank</Typography>
              </Toolbar>
            </AppBar>
            <Drawer variant="permanent" sx={{ width: 200, '& .MuiDrawer-paper': { width: 200 } }}>
              <Toolbar />
              <List>
                <ListItemButton component={Link} to="/accounts" id="nav-accounts">
                  <ListItemText primary="Accounts" />
                </ListItemButton>
                <ListItemButton component={Link} to="/payments" id="nav-payments">
                  <ListItemText primary="Payments" />
                </ListItemButton>
              </List>
            </Drawer>
            <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
              <Toolbar />
              <Routes>
                <Route path="/payments" element={<Payments />} />
                <Route path="/accounts" element={<Accounts />} />
                <Route path="*" element={<Navigate to="/payments" replace />} />
              </Routes>
            </Box>
          </Box>,
        )}
      </ThemeProvider>
    </SWRConfig>
  )
}
