import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  box-sizing: border-box;
  max-width: calc(${tokens.width.xxxl} + 2 * ${tokens.space.xl});
  padding: ${tokens.space.xl};

  &[data-wide] {
    max-width: ${tokens.width.xxxxl};
  }

  @media (width < 600px) {
    padding: ${tokens.space.lg};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  margin-block-start: ${tokens.space.lg};
`;

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xxxs}, 1fr));
  gap: ${tokens.space.lg};
`;

export const Command = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};

  & > code {
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

export const Stories = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
