import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Preview = styled.section`
  display: grid;
  flex: 0 1 auto;
  gap: ${tokens.space.sm};
  justify-items: center;
  max-width: 100%;
  margin-inline: auto;
`;

/** The background of messages on a phone. */
export const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  box-sizing: border-box;
  min-height: 100%;
  padding: ${tokens.space.xl} ${tokens.space.lg};
  background: ${tokens.color.surfaceSunken};
`;

export const Sender = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-align: center;
`;

/** A text message, or a notice. */
export const Bubble = styled.div`
  max-width: 88%;
  padding: ${tokens.space.md} ${tokens.space.lg};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  strong {
    display: block;
    margin-block-end: ${tokens.space.xs};
  }
`;

/** An e-mail: its subject above its text. */
export const Mail = styled.article`
  padding: ${tokens.space.lg};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  h4 {
    margin: 0 0 ${tokens.space.md};
    font: ${tokens.font.title};
  }
`;
