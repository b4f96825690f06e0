import Alert, { type AlertProps } from '@mui/material/Alert'

/** A note that content is demo data or is kept on this device only. */
export const SampleNote = (props: AlertProps) => <Alert severity="warning" role="note" icon={false} {...props} />
