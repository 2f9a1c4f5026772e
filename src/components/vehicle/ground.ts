/** The line that every wheel stands on, in the drawings' box of 640 × 320. */
export const GROUND = 262;
