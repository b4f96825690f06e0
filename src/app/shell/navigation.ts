import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined'
import HubOutlined from '@mui/icons-material/HubOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import { paths } from '../../routing/paths.ts'

/** The main pages, in the order of the side navigation. `shortcut` is the key that opens the page after G. */
export const NAVIGATION = [
  { path: paths.dashboard, label: 'Dashboard', shortcut: 'd', Icon: SpaceDashboardOutlined },
  { path: paths.accounts, label: 'Accounts', shortcut: 'a', Icon: AccountBalanceOutlined },
  { path: paths.payments, label: 'Payments & Transfers', shortcut: 'p', Icon: SwapHorizOutlined },
  { path: paths.cards, label: 'Cards', shortcut: 'c', Icon: CreditCardOutlined },
  { path: paths.currencyExchange, label: 'Currency Exchange', shortcut: 'x', Icon: CurrencyExchangeOutlined },
  { path: paths.pspIntegrations, label: 'PSP Integrations', shortcut: 'i', Icon: HubOutlined },
  { path: paths.settings, label: 'Settings', shortcut: 's', Icon: SettingsOutlined },
] as const
