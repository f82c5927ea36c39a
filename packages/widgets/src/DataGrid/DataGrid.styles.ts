import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';
import { bodyStyles } from './body.styles';
import { controlStyles } from './controls.styles';
import { headStyles } from './head.styles';
import { markStyles } from './marks.styles';
import { pinStyles } from './pins.styles';

/*
 * The only styled component of a grid. It styles the plain elements in the cells. Any ancestor can
 * override --mj-grid-row-height and --mj-grid-max-height.
 */
export const Root = styled.div`
  --_row: var(--mj-grid-row-height, ${tokens.size.row});
  --_pad: ${tokens.space.md};
  position: relative;
  display: grid;
  /* Without min-content WebKit keeps the old widths of columns that are resized. */
  grid-template-columns: minmax(min-content, max(100%, var(--mj-grid-width)));
  align-content: start;
  align-items: start;
  box-sizing: border-box;
  min-width: 0;
  max-width: 100%;
  overflow: auto;
  overflow-anchor: none;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  width: 100%;
  container-type: inline-size;

  [data-flush] > & {
    border: 0;
    border-radius: 0;
  }

  &[data-virtual] {
    max-height: var(--mj-grid-max-height, 80dvh);
  }

  &[data-fill] {
    height: 100%;
    min-height: calc(4 * ${tokens.size.bar});
    max-height: 100%;
  }

  &[data-mj-density='compact'] {
    --_pad: ${tokens.space.sm};
  }

  & > table {
    --mj-grid-rest: max(0cqi, 100cqi - var(--mj-grid-width));
    --mj-grid-spare: 0cqi;
    grid-area: 1 / 1;
    width: 100%;
    border-spacing: 0;
    border-collapse: separate;
    min-width: calc(var(--mj-grid-width) + var(--mj-grid-spare));
    table-layout: fixed;
    color: ${tokens.color.text};
    font: ${tokens.font.table};
    font-variant-ligatures: none;
    font-variant-numeric: tabular-nums;
  }

  /* Only where columns do not fit, and some before the first cut one do. */
  @container (width >= 600px) {
    & > table {
      --mj-grid-spare: max(
        0cqi,
        min(
          100cqi - var(--mj-grid-end) - var(--mj-grid-whole, 100cqi),
          (var(--mj-grid-width) - 100cqi) * 9999,
          var(--mj-grid-whole, 0cqi) * 9999
        )
      );
    }
  }

  & > table > colgroup > col {
    width: var(--mj-grid-col, auto);
  }

  & > table > * > tr > * {
    box-sizing: border-box;
    height: var(--_row);
    padding: 0 var(--_pad);
    overflow: hidden;
    border-block-end: ${tokens.line.thin} solid ${tokens.color.borderFaint};
    font-weight: inherit;
    text-align: start;
    text-overflow: ellipsis;
    vertical-align: middle;
    white-space: nowrap;
  }

  & > table > * > tr > [data-align='end'] {
    text-align: end;
  }

  & > table > * > tr > [data-align='center'] {
    text-align: center;
  }

  & > table > tbody > tr > [data-masked] {
    -webkit-user-select: none;
    user-select: none;
  }

  & > table > * > tr > :focus {
    outline: none;
  }

  & > table > * > tr > :focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  ${headStyles}
  ${bodyStyles}
  ${pinStyles}
  ${controlStyles}
  ${markStyles}
  ${focusRing}

  @media (pointer: coarse) {
    --_row: max(var(--mj-grid-row-height, ${tokens.size.row}), ${tokens.size.controlLarge});
  }

  @media print {
    --_pad: ${tokens.space.sm};
    display: block;
    height: auto;
    max-height: none;
    overflow: visible;
    border: 0;

    & > table {
      min-width: 0;
      table-layout: auto;
    }

    & > table > colgroup > col {
      width: auto;
    }

    & > table > tbody > tr > * {
      padding-block: ${tokens.space.xs};
      overflow: visible;
      white-space: normal;
      overflow-wrap: break-word;
    }

    & > table > * > tr > [data-own] {
      display: none;
    }
  }
`;
