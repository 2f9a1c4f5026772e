/** The y coordinate of the ground in the drawings' view box of 640 × 320. */
export const groundY = 262;

/** A sedan's path data, as in `Silhouette`. Most visits do not load the other drawings, so it has a file of its own. */
export const sedanOutline = {
  body: 'M60 239C50 237 46 229 46 214C45 200 46 188 52 179C59 169 74 162 94 157C132 148 176 143 216 139C244 121 270 104 298 98C330 91 374 91 404 96C440 103 474 122 506 138C530 138 554 139 577 141Q584 143 583 150C586 166 593 184 592 206C592 226 588 238 574 239H517.6A52 52 0 1 0 424.4 239H196.6A52 52 0 1 0 103.4 239Z',
  glass:
    'M237 141C259 126 279 112 303 106C331 100 370 100 400 105C430 110 456 124 476 136C470 138 464 138 456 138Z',
  wheels: { front: 150, rear: 471, radius: 46 },
};
