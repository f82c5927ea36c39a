import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-width: 0;

  &:focus {
    outline: none;
  }
`;

/** The preview stays in view beside the long form. */
export const Beside = styled.div`
  position: sticky;
  inset-block-start: ${tokens.space.lg};

  @media (width < 1200px) {
    position: static;
  }
`;

export const Sections = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const SectionRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.xs};

  & + & {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};
  }
`;

export const Buttons = styled.div`
  display: flex;
`;

/** The colour as text, and the picker of the browser beside it. */
export const Colour = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${tokens.width.xs}) auto;
  align-items: start;
  gap: ${tokens.space.sm};

  input[type='color'] {
    inline-size: ${tokens.size.touch};
    block-size: ${tokens.size.touch};
    margin-block-start: ${tokens.space.xl};
    padding: ${tokens.space.xxs};
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.surface};
    cursor: pointer;
  }

  input[type='color']:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
