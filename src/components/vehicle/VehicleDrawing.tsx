import { type CSSProperties, useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { findPaint } from './paint.ts';
import { groundY } from './sedanOutline.ts';
import { findBodyStyle, type Silhouette, silhouettes } from './silhouettes.ts';

export type VehicleDrawingProps = {
  /** The body style as the document names it. An unknown one is drawn as a sedan; motorcycles, trailers and boats are not drawn. */
  bodyStyle?: string | undefined;
  /** The colour name from the document, or `undefined`. Only colours from the table in `paint.ts` are ever used. */
  color?: string | undefined;
  /** Paints the car in the brand colour. */
  isBranded?: boolean;
  /** The text alternative. Without one the drawing is hidden from assistive technology. */
  title?: string | undefined;
};

/** The dark area behind the wheel arches. */
const wheelArches = ({ front, rear, radius }: Silhouette['wheels']) =>
  `M${front - radius - 6} ${groundY - 7 - 2 * radius}H${rear + radius + 6}V${groundY - radius + 18}H${front - radius - 6}Z`;

function Wheel({ x, radius }: { x: number; radius: number }) {
  return (
    <g transform={`translate(${x} ${groundY - radius})`} stroke="#C9D1D8" fill="#2B333A">
      <circle r={radius} fill="#15191D" stroke="none" />
      <circle r={radius - 12} strokeWidth="3" />
      <circle
        r={(radius - 6) / 2}
        pathLength="50"
        strokeWidth={radius - 20}
        strokeDasharray="2 1 2 5"
        fill="none"
      />
      <circle r="6" strokeWidth="5" />
    </g>
  );
}

/** A drawing of a car from its left side, without a background. `Stage` provides one. */
export function VehicleDrawing({ bodyStyle, color, isBranded = false, title }: VehicleDrawingProps) {
  const id = useId();
  const style = findBodyStyle(bodyStyle);
  if (style === undefined) return null;
  const { wheels, ...paths } = silhouettes[style];
  const alternative = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  const colors = {
    '--paint': isBranded ? theme.color.brand : findPaint(color),
    '--edge': `color-mix(in srgb, var(--paint) 45%, ${theme.color.outlineMix})`,
  } as CSSProperties;
  return (
    <svg viewBox="0 0 640 320" style={colors} {...alternative}>
      <radialGradient id={`${id}floor`}>
        <stop offset=".6" stopColor="#0007" />
        <stop offset="1" stopColor="#0000" />
      </radialGradient>
      <linearGradient id={`${id}tint`} x2="0" y2="1">
        <stop stopColor="#22313D" />
        <stop offset="1" stopColor="#3C5161" />
      </linearGradient>
      <clipPath id={`${id}paintwork`}>
        <path id={`${id}body`} d={paths.body} />
      </clipPath>
      <clipPath id={`${id}windows`}>
        <path id={`${id}glass`} d={paths.glass} />
      </clipPath>
      <ellipse cx="320" cy={groundY} rx="290" ry="11" fill={`url(#${id}floor)`} />
      <path d={wheelArches(wheels)} fill="#0D1114" />
      {paths.behind && <path d={paths.behind} fill="#4A5660" />}
      <use href={`#${id}body`} fill="var(--paint)" />
      <g clipPath={`url(#${id}paintwork)`}>
        <path d={paths.shade} fill="#0000002E" />
        <path d={paths.trim} fill="#15191D" />
        <path d={paths.shoulder} fill="#FFFFFF59" />
        <g stroke="#0003" strokeWidth="2">
          <path d={paths.headLamp} fill="#FFF6DA" />
          <path d={paths.tailLamp} fill="#C62B2B" stroke="#0006" />
          <path d={paths.doors} fill="none" />
        </g>
      </g>
      <use href={`#${id}glass`} fill={`url(#${id}tint)`} />
      <g clipPath={`url(#${id}windows)`} stroke="#15191D" strokeWidth="7">
        <path d="M290 70H336L276 160H230Z" fill="#FFF2" stroke="none" />
        {paths.pillars && <path d={paths.pillars} fill="none" />}
      </g>
      <path d={paths.handles} stroke="#0006" strokeWidth="4" strokeLinecap="round" />
      <g stroke="var(--edge)" strokeWidth="2">
        <use href={`#${id}body`} fill="none" />
        <path d={paths.mirror} fill="var(--paint)" />
      </g>
      <Wheel x={wheels.front} radius={wheels.radius} />
      <Wheel x={wheels.rear} radius={wheels.radius} />
    </svg>
  );
}
