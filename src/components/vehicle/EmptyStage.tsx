import styled from 'styled-components';
import { GROUND } from './ground.ts';

/** Those of the sedan in `silhouettes.ts`, whose code most visits do not load. */
const body =
  'M60 239C50 237 46 229 46 214C45 200 46 188 52 179C59 169 74 162 94 157C132 148 176 143 216 139C244 121 270 104 298 98C330 91 374 91 404 96C440 103 474 122 506 138C530 138 554 139 577 141Q584 143 583 150C586 166 593 184 592 206C592 226 588 238 574 239H517.6A52 52 0 1 0 424.4 239H196.6A52 52 0 1 0 103.4 239Z';
const glass =
  'M237 141C259 126 279 112 303 106C331 100 370 100 400 105C430 110 456 124 476 136C470 138 464 138 456 138Z';

const Drawing = styled.svg`
  width: 100%;
  max-width: 340px;
  margin-inline: auto;
  fill: none;
  stroke: ${({ theme }) => theme.color.control};
  stroke-width: 3;
  stroke-dasharray: 9 8;
  stroke-linecap: round;
`;

const Floor = styled.ellipse`
  fill: ${({ theme }) => theme.color.line};
  stroke: none;
`;

/**
 * The dashed outline of a missing car. Hidden from assistive technology.
 *
 * @states empty
 */
export function EmptyStage() {
  return (
    <Drawing viewBox="0 70 640 220" aria-hidden>
      <Floor cx="320" cy={GROUND} rx="300" ry="14" />
      <path d={body} />
      <path d={glass} opacity=".6" />
      <circle cx="150" cy={GROUND - 46} r="41" />
      <circle cx="471" cy={GROUND - 46} r="41" />
    </Drawing>
  );
}
