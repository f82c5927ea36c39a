import { between, share } from './pick';

/** Two colours of a picture: its ground, and what is soft on it. */
type Colors = readonly [ground: string, soft: string];

const line = (paths: string) =>
  `<g fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

/** Steps that are done, and one to do. */
const STEPS = line(
  '<rect x="112" y="46" width="96" height="88" rx="10"/><path d="m128 70 6 6 10-12M128 96l6 6 10-12M158 70h34M158 96h34M158 118h20"/><circle cx="134" cy="118" r="4"/>',
);
/** A balance. */
const BALANCE = line(
  '<path d="M160 44v92M136 136h48M112 62h96M112 62l-20 42h40zM208 62l-20 42h40z"/><path d="M92 104a20 10 0 0 0 40 0M188 104a20 10 0 0 0 40 0"/>',
);
/** A board with a lesson. */
const LESSON = line(
  '<rect x="104" y="44" width="112" height="72" rx="8"/><path d="M160 116v22M138 138h44M126 68h44M126 88h28"/><path d="m178 74 20 12-20 12z" fill="#fff"/>',
);
/** A magnifier above a page. */
const CASE = line(
  '<rect x="116" y="42" width="72" height="96" rx="8"/><path d="M132 66h40M132 86h20"/><circle cx="184" cy="100" r="24"/><path d="m202 118 18 18"/>',
);
/** A loudspeaker. */
const NEWS = line(
  '<path d="M112 78h22l44-26v76l-44-26h-22zM134 102l8 34h16l-8-30M196 72a24 24 0 0 1 0 36M208 58a42 42 0 0 1 0 64"/>',
);
/** A seal on a page. */
const CONSENT = line(
  '<rect x="108" y="40" width="84" height="100" rx="8"/><path d="M126 66h48M126 86h48M126 106h20"/><circle cx="190" cy="116" r="18"/><path d="m182 116 6 6 10-12"/>',
);
/** A case that is followed to its report. */
const PROCESS = line(
  '<circle cx="88" cy="90" r="20"/><circle cx="160" cy="90" r="20"/><circle cx="232" cy="90" r="20"/><path d="M108 90h32M180 90h32M80 90l6 6 10-12M152 90l6 6 10-12"/>',
);
/** The five levels of a report, each of its own shape. */
const LEVELS =
  '<path d="m56 70 22 40H34z" fill="#e5484d"/><path d="m110 68 22 22-22 22-22-22z" fill="#f0b429"/><rect x="142" y="72" width="36" height="36" rx="4" fill="#3e7bfa"/><circle cx="212" cy="90" r="20" fill="#2f9e6b"/><path d="M246 90h36" stroke="#c3ccd7" stroke-width="10" stroke-linecap="round"/>';
/** Lanterns. */
const LANTERNS = line(
  '<path d="M116 36v18M204 36v18"/><rect x="92" y="54" width="48" height="56" rx="24"/><rect x="180" y="54" width="48" height="56" rx="24"/><path d="M116 54v56M204 54v56M116 110v22M204 110v22"/>',
);
/** The moon above hills. */
const MOON =
  '<circle cx="214" cy="66" r="30" fill="#ffe9b0"/><path d="M0 150q60-50 120 0t120 0 80 0v30H0z" fill="#fff" opacity=".25"/>';
/** The sign of the firm. */
const SIGN = line('<circle cx="150" cy="82" r="38"/><path d="m178 110 28 28M132 82l14 14 24-28"/>');
/** An orange with wings, the sign of a client. */
const ORANGE =
  '<circle cx="160" cy="96" r="38" fill="#fff"/><path d="M160 58q4-18 22-20-2 18-22 20zM122 92q-30-22-50-8 14 24 46 24M198 92q30-22 50-8-14 24-46 24" fill="#fff" opacity=".7"/>';

const MOTIFS = {
  STEPS,
  BALANCE,
  LESSON,
  CASE,
  NEWS,
  CONSENT,
  PROCESS,
  LEVELS,
  LANTERNS,
  MOON,
  SIGN,
  ORANGE,
};

/** Name of what a picture shows. */
export type Motif = keyof typeof MOTIFS;

/** Returns a picture of 16 to 9 as SVG: a motif on a calm ground, which `index` varies. */
export function drawing(motif: Motif, [ground, soft]: Colors, index: number): string {
  const circles = [1, 2, 3].map((turn) => {
    const at = (salt: number, low: number, high: number) =>
      Math.round(between(index * 3 + turn, salt, low, high));
    const opacity = (0.1 + share(index * 3 + turn, 213) * 0.15).toFixed(2);
    return `<circle cx="${at(210, 0, 320)}" cy="${at(211, 0, 180)}" r="${at(212, 40, 120)}" fill="${soft}" opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 320 180"><rect width="320" height="180" fill="${ground}"/>${circles.join('')}${MOTIFS[motif]}</svg>`;
}
