import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-width: 0;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.md};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
  }
`;

/** Two texts side by side. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${tokens.width.xs}, 1fr));
  gap: ${tokens.space.md};
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.sm};
`;

/** A text beside another. */
export const Text = styled.p`
  margin: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
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
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.xs} ${tokens.space.sm};
    padding-block: ${tokens.space.xs};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: ${tokens.space.xs};

  code {
    font: ${tokens.font.small};
    overflow-wrap: anywhere;
  }
`;

export const Subtitle = styled.h3`
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
`;
