/** Set in the session storage while this tab records a tour. */
export const recordingKey = (scope: string): string => `corridor:recording:${scope}`
