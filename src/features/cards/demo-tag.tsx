import Chip from '@mui/material/Chip'

/** Marks content that is demo data or is kept on this device only. */
export const DemoTag = () => <Chip size="small" label="Demo data" />
