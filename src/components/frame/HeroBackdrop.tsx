import { useId } from 'react';
import { GROUND } from '../vehicle/sedanOutline.ts';
import { type BodyStyle, silhouettes } from '../vehicle/silhouettes.ts';

/** From back to front. Cars further back are smaller and higher up. */
const row: readonly (readonly [bodyStyle: BodyStyle, x: number, size: number])[] = [
  ['suv', 790, 0.61],
  ['coupe', 990, 0.85],
  ['sedan', 1215, 1.08],
];

const HORIZON = 520;

/**
 * A drawn showroom at night that replaces a missing hero image. It fills its box like `object-fit: cover`, from
 * the right: narrow screens show the car in front.
 */
export function HeroBackdrop() {
  const id = useId();
  return (
    <svg width="100%" height="100%" viewBox="0 0 1920 1080" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <linearGradient id={`${id}sky`} x2="0" y2=".5">
        <stop stopColor="#0A131B" />
        <stop offset="1" stopColor="#1E3342" />
      </linearGradient>
      <linearGradient id={`${id}floor`} x2="0" y2="1">
        <stop stopColor="#1C2F3D" />
        <stop offset=".5" stopColor="#0F1C26" />
      </linearGradient>
      <radialGradient id={`${id}glow`} cx="0" cy=".48" r=".4">
        <stop stopColor="#D98222" stopOpacity=".18" />
        <stop offset="1" stopColor="#D98222" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}rim`} gradientUnits="userSpaceOnUse" x1="40" x2="420">
        <stop stopColor="#FFC145" />
        <stop offset="1" stopColor="#FFC145" stopOpacity=".1" />
      </linearGradient>
      <path d="M0 0H1920V1080H0Z" fill={`url(#${id}sky)`} />
      <path d={`M0 ${HORIZON}H1920V1080H0Z`} fill={`url(#${id}floor)`} />
      <path d="M0 0H1920V1080H0Z" fill={`url(#${id}glow)`} />
      {row.map(([bodyStyle, x, size]) => {
        const { body, glass, headLamp, wheels, radius } = silhouettes[bodyStyle];
        return (
          <g
            key={bodyStyle}
            transform={`translate(${x} ${HORIZON + 100 * size - GROUND * size}) scale(${size})`}
          >
            <ellipse cx="320" cy={GROUND} rx="300" ry="14" fill="#060B10" />
            <path d={body} fill="#121E28" stroke={`url(#${id}rim)`} strokeWidth="3" />
            <path d={glass} fill="#2A3F4E" />
            <path d={headLamp} fill="#FFF6DA" opacity=".8" />
            {wheels.map((wheel) => (
              <g
                key={wheel}
                transform={`translate(${wheel} ${GROUND - radius})`}
                fill="#060B10"
                stroke="#3C5161"
              >
                <circle r={radius} stroke="none" />
                <circle r={radius - 12} strokeWidth="3" />
                <circle
                  r={(radius - 6) / 2}
                  pathLength="50"
                  strokeWidth={radius - 20}
                  strokeDasharray="2 1 2 5"
                />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
