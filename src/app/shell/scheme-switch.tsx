import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import { useColorScheme } from '@mui/material/styles'
import { IconAction } from '../../ui/layout/icon-action.tsx'

/** Switches between light and dark. Until it is used, the product follows the system setting. */
export function SchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <IconAction
      label={dark ? 'Use light colours' : 'Use dark colours'}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconAction>
  )
}
