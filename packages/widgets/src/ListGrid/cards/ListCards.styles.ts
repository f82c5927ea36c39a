import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Cards are plain elements styled by the list, as the cells of a grid are. */
export const Root = styled.ul`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: ${tokens.space.sm};
  color: ${tokens.color.text};
  background: ${tokens.color.page};
  font: ${tokens.font.table};
  font-variant-ligatures: none;
  font-variant-numeric: tabular-nums;
  list-style: none;
  transition:
    color ${tokens.motion.quick} 150ms,
    filter ${tokens.motion.quick} 150ms;

  &[aria-busy='true'] {
    color: ${tokens.color.textMuted};
    filter: grayscale(1);
  }

  & > li {
    position: relative;
    min-width: 0;
    padding: ${tokens.space.md};
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
  }

  & [data-masked] {
    -webkit-user-select: none;
    user-select: none;
  }

  & > li[aria-current] {
    border-inline-start: ${tokens.space.xs} solid ${tokens.color.accentSolid};
  }

  & > li[data-selected] {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.surfaceSelected};
  }

  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: ${tokens.space.xs} ${tokens.space.sm};
  }

  & [data-check] {
    position: relative;
    z-index: 1;
    display: grid;
    flex: none;
    place-items: center;
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
    margin: calc(-1 * ${tokens.space.sm});
    margin-inline-end: 0;
  }

  & [data-title] {
    flex: 1 1 calc(1.25 * ${tokens.width.xxxs});
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & [data-title] > :first-child {
    font: ${tokens.font.title};
  }

  /* The link of the title, or of the line below, is as large as its card. */
  & [data-title] a {
    text-decoration: none;
    outline: none;
  }

  & [data-title] a::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }

  & [data-title] a:focus-visible::after {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  & [data-marks] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
    min-width: 0;
  }

  & dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space.sm} ${tokens.space.lg};
    margin: ${tokens.space.sm} 0 0;
  }

  & dt {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  & dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }

  & img {
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
    border-radius: ${tokens.radius.sm};
    object-fit: cover;
  }

  & [data-switch],
  & [data-actions] {
    position: relative;
    z-index: 1;
  }

  & [data-actions] {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xs};
    margin: ${tokens.space.sm} calc(-1 * ${tokens.space.sm}) calc(-1 * ${tokens.space.sm});
  }

  & [data-actions] > button {
    min-width: ${tokens.size.touch};
    min-height: ${tokens.size.touch};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (forced-colors: active) {
    & > li[data-selected] {
      outline: ${tokens.line.thick} solid Highlight;
    }
  }

  @media print {
    & > li {
      break-inside: avoid;
    }

    & :is([data-check], [data-actions]) {
      display: none;
    }
  }
`;
