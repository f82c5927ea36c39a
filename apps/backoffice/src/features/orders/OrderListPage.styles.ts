import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${tokens.space.md};
  height: 100%;
  padding: ${tokens.space.lg};

  @media (width < 600px) {
    height: auto;
    padding: ${tokens.space.md};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.md};

  h1 {
    margin: 0;
    font: ${tokens.font.heading};
  }
`;

export const Filter = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(${tokens.measure.menu} + ${tokens.size.bar}), 1fr));
  gap: ${tokens.space.md};
  align-items: end;
  padding: ${tokens.space.md} ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  @media (width < 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FilterActions = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  min-width: max-content;
`;

export const List = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: ${tokens.measure.panel};
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  footer {
    padding: ${tokens.space.sm} ${tokens.space.lg};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
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

export const Marks = styled.span`
  display: inline-flex;
  gap: ${tokens.space.xs};
`;

export const Overdue = styled.span`
  color: ${tokens.color.dangerText};
`;

export const Faint = styled.span`
  color: ${tokens.color.textFaint};
`;

export const Clipped = styled.span`
  display: block;
  max-width: calc(${tokens.measure.menu} + ${tokens.space.lg});
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
