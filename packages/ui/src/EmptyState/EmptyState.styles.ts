import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xxl} ${tokens.space.lg};
  text-align: center;
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-block-end: ${tokens.space.xs};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};

  &[data-tone='danger'] {
    color: ${tokens.color.dangerText};
    background: ${tokens.color.dangerSoft};
  }
`;

export const Title = styled.p`
  margin: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
`;

export const Description = styled.div`
  max-width: 60ch;
  color: ${tokens.color.textMuted};
  text-wrap: pretty;
`;

export const Action = styled.div`
  margin-block-start: ${tokens.space.md};
`;
