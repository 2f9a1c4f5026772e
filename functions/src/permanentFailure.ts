/** The mail server will never accept this mail, or the settings are wrong. */
export class PermanentFailure extends Error {}
