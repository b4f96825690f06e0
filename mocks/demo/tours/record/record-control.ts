export type RecordControl = 'start' | 'pause' | 'resume' | 'take back' | 'stop'
