import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${tokens.width.xs}), 1fr));
  gap: ${tokens.space.md};
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xs};
  min-width: 0;
`;

export const Label = styled.div`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

/** A text. What was removed is struck through, what was added is underlined. */
export const Text = styled.p`
  margin: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  del {
    background: ${tokens.color.dangerSoft};
    color: ${tokens.color.dangerText};
    text-decoration: line-through;
  }

  ins {
    background: ${tokens.color.successSoft};
    color: ${tokens.color.successText};
    text-decoration: underline;
    text-underline-offset: ${tokens.space.xxs};
  }
`;

export const Note = styled.span`
  color: ${tokens.color.textMuted};
`;
