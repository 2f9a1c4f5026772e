/** Simulated delays, in ms. */
export const delaysMs = { testDrive: 1500, valuation: 1500, chatReply: 800 } as const;
