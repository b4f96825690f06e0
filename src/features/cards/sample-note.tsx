import Alert, { type AlertProps } from '@mui/material/Alert'

/** Says what is demo data or stays on this device. */
export const SampleNote = (props: AlertProps) => <Alert severity="warning" role="note" icon={false} {...props} />
