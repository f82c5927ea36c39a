import * as S from './EmptyState.styles';

/** A picture of lines: nothing here yet, a first step, a page that does not exist. */
export type EmptyPicture = 'empty' | 'start' | 'missing';

/** Draws a sheet of paper with what belongs to the state. Decorative. */
export function LinePicture({ name }: { name: EmptyPicture }) {
  return (
    <S.Lines viewBox="0 0 120 80" aria-hidden focusable={false}>
      <ellipse data-part="ground" cx="60" cy="70" rx="46" ry="7" />
      <path
        data-part="sheet"
        strokeDasharray={name === 'missing' ? '4 3' : undefined}
        d="M40 10h28l12 12v42a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4Z"
      />
      <path d="M68 10v12h12M44 32h24M44 41h16M44 50h10" />
      {SIGNS[name]}
    </S.Lines>
  );
}

const SIGNS = {
  empty: (
    <g data-part="sign">
      <circle cx="78" cy="48" r="12" />
      <path d="m87 57 9 9" />
    </g>
  ),
  start: (
    <g data-part="sign">
      <circle cx="78" cy="50" r="12" />
      <path d="m73 50 4 4 7-8M72 61l-3 11 9-5 9 5-3-11" />
    </g>
  ),
  missing: (
    <g data-part="sign">
      <circle cx="78" cy="48" r="12" />
      <path d="m87 57 9 9M74 45a4 4 0 1 1 5 4c-1 .4-1 1-1 2m0 3v.5" />
    </g>
  ),
};
