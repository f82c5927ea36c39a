import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Size = styled.span`
  flex: 1;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/* One static rule set for all rows: a filter may have fifty of them. */
export const Rows = styled.ol`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > [data-later] {
    overflow: hidden;
    block-size: calc(${tokens.size.control} + 2 * ${tokens.space.sm});
    padding: ${tokens.space.sm};
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  & > li > div:not([data-later]) {
    display: grid;
    grid-template-columns:
      auto minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr)
      auto;
    gap: ${tokens.space.sm};
    align-items: start;
    padding: ${tokens.space.sm};
  }

  & > li {
    position: relative;
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
  }

  & > [data-off] {
    border-style: dashed;
    background: ${tokens.color.surfaceSunken};
  }

  & > [data-dragged] {
    opacity: 0.5;
  }

  & > [data-drop]::before {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(-1 * ${tokens.space.xs});
    border-block-start: ${tokens.line.thick} solid ${tokens.color.accentSolid};
    content: '';
  }

  & > [data-drop='after']::before {
    inset-block: auto calc(-1 * ${tokens.space.xs});
  }

  [data-handle] {
    cursor: grab;
    touch-action: none;
  }

  [data-tools] {
    display: flex;
    align-items: center;
    min-height: ${tokens.size.control};
  }

  @media (width < 600px) {
    & > li > div:not([data-later]) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    [data-part] {
      grid-column: 1 / -1;
      grid-row: auto;
    }

    [data-tools] {
      grid-row: 1;
      grid-column: 2 / -1;
      justify-content: end;
    }
  }

  @media (forced-colors: active) {
    & > [data-drop]::before {
      border-color: Highlight;
    }
  }
`;

export const NoValue = styled.div`
  display: flex;
  align-items: center;
  min-height: ${tokens.size.control};
`;

export const Range = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxs}, 1fr));
  gap: ${tokens.space.sm};
  align-items: start;
`;

export const Lookups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  align-items: center;

  & > :first-child {
    flex: 1 0 100%;
  }
`;

export const Meaning = styled.p`
  margin: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  overflow-wrap: anywhere;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.table};
`;

export const Save = styled.div`
  display: grid;
  gap: ${tokens.space.md};
`;

export const Saved = styled.section`
  display: grid;
  gap: ${tokens.space.sm};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.sm};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space.xxs};
    max-width: 100%;
  }
`;

export const Rename = styled.form`
  display: flex;
  align-items: start;
  gap: ${tokens.space.xs};
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;
