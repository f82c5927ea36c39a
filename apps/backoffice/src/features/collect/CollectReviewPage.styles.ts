import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Items, answers and papers side by side; below 1200 px one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${tokens.width.xxs} minmax(0, 1fr) minmax(0, ${tokens.width.md});
  align-items: start;
  gap: ${tokens.space.lg};

  @media (width < 1200px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
`;

export const Keys = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (width < 1200px) {
    display: none;
  }
`;

export const Nav = styled.ul`
  display: grid;
  gap: ${tokens.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;

  @media (width < 1200px) {
    grid-auto-flow: column;
    overflow-x: auto;
  }
`;

export const NavItem = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.xs};
  inline-size: 100%;
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  font: inherit;
  text-align: start;
  cursor: pointer;

  small {
    color: ${tokens.color.textMuted};
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-current='true'] {
    background: ${tokens.color.accentSoft};
  }
`;

export const Stretch = styled.section`
  display: grid;
  gap: ${tokens.space.xs};

  & + & {
    margin-block-start: ${tokens.space.md};
    padding-block-start: ${tokens.space.md};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }

  h3 {
    margin: 0;
    font: ${tokens.font.small};
    color: ${tokens.color.textMuted};
  }
`;

export const Answer = styled.div`
  display: grid;
  grid-template-columns: ${tokens.width.xxxs} minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space.xs} ${tokens.space.sm};

  dt,
  dd {
    margin: 0;
    padding-block: ${tokens.space.xxs};
    overflow-wrap: anywhere;
  }

  dt {
    color: ${tokens.color.textMuted};
  }

  del {
    display: block;
    color: ${tokens.color.textMuted};
  }
`;

export const Answers = styled.dl`
  margin: 0;
`;

export const Finding = styled.p`
  margin: 0;
  color: ${tokens.color.warningText};

  &[data-tone='returned'] {
    color: ${tokens.color.dangerText};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${tokens.space.sm};
  }

  small {
    flex-basis: 100%;
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
  }
`;
