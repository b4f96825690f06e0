import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'

/** Until it is used, the product follows the device. */
export function SchemeSwitch() {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  const label = dark ? 'Use light colours' : 'Use dark colours'
  return (
    <IconButton aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  )
}
