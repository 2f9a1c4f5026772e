/** The y coordinate of the ground in the drawings' view box of 640 × 320. */
export const GROUND = 262;
