import { styled } from 'styled-components';
import { tokens } from '../../packages/ui/src';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.sm}), 1fr));
  gap: 0 ${tokens.space.xxl};
  margin-block-end: ${tokens.space.xl};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xs}), 1fr));
  gap: ${tokens.space.lg};
  margin-block-end: ${tokens.space.lg};
  font: ${tokens.font.body};
`;

export const Half = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-block-start: ${tokens.line.thick} solid ${tokens.color.success};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};

  &[data-kind='dont'] {
    border-block-start-color: ${tokens.color.danger};
  }
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: ${tokens.width.xxxs};
  padding: ${tokens.space.xl};
  overflow: auto;
`;

export const Note = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};

  svg {
    flex: none;
    margin-block-start: ${tokens.space.xxs};
    color: ${tokens.color.successText};
  }

  [data-kind='dont'] > & svg {
    color: ${tokens.color.dangerText};
  }

  strong {
    color: ${tokens.color.text};
  }
`;

export const Rows = styled.dl`
  margin: 0 0 ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.table};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
    gap: ${tokens.space.md};
    padding: ${tokens.space.sm};
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  }

  dt {
    font-weight: ${tokens.font.strong};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  code {
    padding: 0 ${tokens.space.xs};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
  }
`;

export const Number = styled.span`
  display: inline-block;
  min-width: ${tokens.size.iconLarge};
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Swatch = styled.span`
  display: inline-block;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin-inline-end: ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: var(--mj-swatch);
  vertical-align: text-bottom;
`;
