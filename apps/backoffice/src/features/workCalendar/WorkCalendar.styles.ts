import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Year and legend above the months. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
`;

export const Years = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Year = styled.h2`
  margin: 0;
  font: ${tokens.font.heading};
  font-variant-numeric: tabular-nums;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.lg};
  margin: 0;
  padding: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }
`;

/** A sample of a kind of day in the legend. */
export const Swatch = styled.span`
  display: grid;
  place-items: center;
  width: ${tokens.size.glyph};
  height: ${tokens.size.icon};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  line-height: 1;

  &[data-type='2'] {
    background: ${tokens.color.surfaceSunken};
  }

  &[data-type='3'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  &[data-type='4'] {
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }
`;

/** The bar of the selected days, in sight while the months scroll; below them on a phone. */
export const Selection = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.layer.sticky};
  background: ${tokens.color.page};

  @media (width < 600px) {
    inset-block: auto 0;
    order: 1;
  }
`;

/** Twelve months: four columns, three, two or one. */
export const Months = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, calc(7 * ${tokens.size.control} + ${tokens.space.xl})), 1fr)
  );
  gap: ${tokens.space.md};

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A month with its days and the names of its holidays. */
export const Month = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  min-width: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  th {
    padding: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  td {
    position: relative;
    height: ${tokens.size.control};
    padding: 0;
    border-radius: ${tokens.radius.sm};
    text-align: center;
    font: ${tokens.font.table};
    font-variant-numeric: tabular-nums;
    ${focusRing}
  }

  td[data-day] {
    cursor: default;
  }

  &[data-editable] td[data-day] {
    cursor: pointer;
  }

  td[data-type='2'] {
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceSunken};
  }

  td[data-type='3'] {
    color: ${tokens.color.successText};
    background: ${tokens.color.successSoft};
  }

  td[data-type='4'] {
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }

  td[data-sign]::after {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${tokens.space.xxs};
    content: attr(data-sign);
    font: ${tokens.font.small};
    line-height: 1.2;
    scale: 0.8;
  }

  td[data-differs]::before {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: ${tokens.space.xxs};
    content: '≠';
    color: ${tokens.color.dangerText};
    font: ${tokens.font.small};
    line-height: 1.2;
    scale: 0.8;
  }

  td[data-today] {
    box-shadow: inset 0 0 0 ${tokens.line.thick} ${tokens.color.accentText};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  &[data-editable] td[data-day]:hover {
    box-shadow: inset 0 0 0 ${tokens.line.thin} ${tokens.color.borderStrong};
  }

  td[aria-selected='true'],
  &[data-editable] td[aria-selected='true']:hover {
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
    box-shadow: none;
  }

  td[aria-selected='true']::before {
    color: inherit;
  }

  @media (forced-colors: active) {
    td[data-type='3'],
    td[data-type='4'] {
      outline: ${tokens.line.thin} solid;
    }

    td[aria-selected='true'] {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media (pointer: coarse) {
    td {
      height: ${tokens.size.touch};
    }
  }
`;

/** The days of a month. */
export const Days = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: ${tokens.space.xxs};
  table-layout: fixed;
  user-select: none;
`;

export const MonthName = styled.h3`
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
`;

/** Names of the holidays of a month. */
export const Holidays = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space.md};
  margin: 0;
  padding: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  list-style: none;
`;

/** Parts of a dialog, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

export const Lines = styled.ul`
  margin: 0;
  padding-inline-start: ${tokens.space.lg};
`;
