import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The separator of the two inputs. */
export const Separator = styled.span`
  flex: none;
  color: ${tokens.color.textMuted};
`;

/** Note about an automatic change. */
export const Note = styled.div`
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};
`;

/* The label of the preset that the range was selected by, before the days that it means today. */
export const PresetName = styled.span`
  flex: none;
  padding-inline: ${tokens.space.xs};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};
  font: ${tokens.font.small};
`;
