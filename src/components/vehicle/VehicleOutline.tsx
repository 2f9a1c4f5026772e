import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { groundY, sedanOutline } from './sedanOutline.ts';

const { body, glass, wheels } = sedanOutline;

const Drawing = styled.svg`
  width: 100%;
  max-width: 280px;
  fill: none;
  stroke: ${theme.color.control};
  stroke-width: 3;
  stroke-dasharray: 9 8;
  stroke-linecap: round;

  > ellipse {
    fill: ${theme.color.line};
    stroke: none;
  }
`;

/** The dashed outline of a missing car. Hidden from assistive technology. */
export function VehicleOutline() {
  return (
    <Drawing viewBox="0 70 640 220" aria-hidden>
      <ellipse cx="320" cy={groundY} rx="300" ry="14" />
      <path d={body} />
      <path d={glass} opacity=".6" />
      {[wheels.front, wheels.rear].map((x) => (
        <circle key={x} cx={x} cy={groundY - wheels.radius} r={wheels.radius - 5} />
      ))}
    </Drawing>
  );
}
