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
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { Field, Form, Formik } from 'formik'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router'
import useSWR, { SWRConfig } from 'swr'

// The smallest application of this stack: two routes with real data and a dialog with a form, without design or checks.
// No application on these libraries can cost less.

const theme = createTheme({ cssVariables: true })
const bank = import('./bank.ts').then(({ start }) => start())

async function read<T>(address: string): Promise<T> {
  await bank
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(String(reply.status))
  return (await reply.json()) as T
}

type Row = Record<string, string | number>

interface RowsProps {
  mark: 'data-row' | 'data-account'
  head: string[]
  rows: Row[] | undefined
}

function Rows({ mark, head, rows }: RowsProps) {
  if (!rows) return <Typography>Loading</Typography>
  return (
    <Table>
      <TableHead>
        <TableRow>
          {head.map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover {...{ [mark]: true }}>
            {Object.entries(row).map(([name, value]) => (
              <TableCell key={name}>{value}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Payments() {
  const { data } = useSWR('/api/payments?page=0', read<Row[]>)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Typography variant="h4">Payments</Typography>
      <Button id="new" variant="contained" onClick={() => setOpen(true)}>
        New
      </Button>
      <Rows mark="data-row" head={['Id', 'Date', 'Payee', 'Amount']} rows={data} />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>New payment</DialogTitle>
        <DialogContent>
          <Formik
            initialValues={{ payee: '', amount: '' }}
            validate={({ amount }) => (Number(amount) > 0 ? {} : { amount: 'required' })}
            onSubmit={() => setOpen(false)}
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
  const { data } = useSWR('/api/accounts', read<Row[]>)
  return (
    <>
      <Typography variant="h4">Accounts</Typography>
      <Rows mark="data-account" head={['Id', 'Account', 'Balance']} rows={data} />
    </>
  )
}

function App() {
  return (
    <SWRConfig value={{ revalidateOnFocus: false }}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <BrowserRouter>
          <Box sx={{ display: 'flex' }}>
            <AppBar position="fixed" sx={{ zIndex: 1300 }}>
              <Toolbar>
                <Typography variant="h6">Bank</Typography>
              </Toolbar>
            </AppBar>
            <Drawer variant="permanent" sx={{ width: 200, '& .MuiDrawer-paper': { width: 200 } }}>
              <Toolbar />
              <List>
                {['accounts', 'payments'].map((name) => (
                  <ListItemButton key={name} component={Link} to={`/${name}`} id={`nav-${name}`}>
                    <ListItemText primary={name} />
                  </ListItemButton>
                ))}
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
          </Box>
        </BrowserRouter>
      </ThemeProvider>
    </SWRConfig>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
await bank
document.documentElement.dataset.live = ''
