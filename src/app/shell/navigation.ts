import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined'
import HubOutlined from '@mui/icons-material/HubOutlined'
import SettingsOutlined from '@mui/icons-material/SettingsOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import { paths } from '../../routing/paths.ts'

/** The main pages, in the order of the side navigation. */
export const NAVIGATION = [
  { path: paths.dashboard, label: 'Dashboard', Icon: SpaceDashboardOutlined },
  { path: paths.accounts, label: 'Accounts', Icon: AccountBalanceOutlined },
  { path: paths.payments, label: 'Payments & Transfers', Icon: SwapHorizOutlined },
  { path: paths.cards, label: 'Cards', Icon: CreditCardOutlined },
  { path: paths.currencyExchange, label: 'Currency Exchange', Icon: CurrencyExchangeOutlined },
  { path: paths.pspIntegrations, label: 'PSP Integrations', Icon: HubOutlined },
  { path: paths.settings, label: 'Settings', Icon: SettingsOutlined },
] as const
