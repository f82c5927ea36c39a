import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: auto;
  gap: ${tokens.space.md};
  align-content: start;
  min-width: 0;

  &[data-fill] {
    grid-template-rows: repeat(var(--mj-list-grid-heads, 1), auto) minmax(${tokens.width.xs}, 1fr);
    height: 100%;
  }

  @media (width < 600px) {
    &[data-fill] {
      height: auto;
    }
  }

  @media print {
    &[data-fill] {
      grid-template-rows: none;
      height: auto;
    }
  }
`;

export const Heads = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Applied = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const List = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  @media print {
    overflow: visible;
    border: 0;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  min-height: ${tokens.size.bar};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 600px) {
    padding-inline: ${tokens.space.md};
  }

  @media print {
    display: none;
  }
`;

export const Acts = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

/* The icon of a list tool. Phones show only its text. */
export const ToolIcon = styled.span`
  display: inline-flex;

  @media (width < 600px) {
    display: none;
  }
`;

export const Body = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
`;

export const State = styled.div`
  display: grid;
  place-items: center;
  padding: ${tokens.space.xxl} ${tokens.space.lg};

  &[data-wide] {
    align-items: start;
    justify-items: stretch;
    padding-block: ${tokens.space.lg};
  }
`;

export const Foot = styled.footer`
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  @media print {
    display: none;
  }
`;
