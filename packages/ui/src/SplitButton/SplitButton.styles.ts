import { styled } from 'styled-components';
import { joined } from '../ButtonGroup/joined';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  display: inline-flex;
  max-width: 100%;
  ${joined}

  & > button[data-size]:first-child {
    flex: 0 1 auto;
    height: auto;
    min-height: var(--mj-button-height, ${tokens.size.control});
    white-space: normal;
    text-wrap: balance;
  }

  & > button[data-size='small']:first-child {
    min-height: var(--mj-button-height, ${tokens.size.controlSmall});
  }

  & > button[data-size='large']:first-child {
    min-height: var(--mj-button-height, ${tokens.size.controlLarge});
  }

  & > button[data-size]:last-child {
    flex: none;
    height: auto;
    min-width: ${tokens.size.controlSmall};
    padding-inline: ${tokens.space.xs};
  }

  & > [data-tone='primary'][aria-expanded='true'] {
    background: ${tokens.color.accentPressed};
  }

  @media (pointer: coarse) {
    & > button[data-size]:first-child {
      min-height: ${tokens.size.controlLarge};
    }

    & > button[data-size]:last-child {
      min-width: ${tokens.size.controlLarge};
    }
  }
`;
