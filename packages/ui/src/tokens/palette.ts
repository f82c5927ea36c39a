/**
 * Raw colours, for `tokens/` only. Everything else reads `tokens`, which are named for their use.
 */
export const palette = {
  white: '#ffffff',
  black: '#000000',
  ink: '#1c2530',
  coal: '#2e3946',
  slate: '#515d6c',
  steel: '#647080',
  stone: '#868f9c',
  line: '#dfe4ea',
  mist: '#eef1f5',
  fog: '#f5f7fa',

  night: '#10151c',
  dusk: '#171e27',
  dim: '#1f2833',
  gloom: '#2a3542',
  ridge: '#333f4d',
  pewter: '#768394',
  ash: '#9aa6b4',
  cloud: '#b3bdc9',
  snow: '#e6ebf1',
  frost: '#cfd7e0',

  sea: '#1f68dc',
  seaDeep: '#1a59c0',
  seaDeeper: '#164ba3',
  seaMist: '#e8f0fd',
  seaBright: '#6ea8ff',
  seaBrighter: '#8fbcff',
  seaNight: '#1b2f4d',

  brick: '#c42b1c',
  brickDeep: '#a52316',
  brickMist: '#fdecea',
  brickBright: '#ff8f83',
  brickNight: '#42201e',

  amber: '#b25e09',
  amberDeep: '#8a4a07',
  amberMist: '#fdf3e1',
  amberBright: '#f0b35a',
  amberNight: '#3b2c14',

  moss: '#1b7f4b',
  mossDeep: '#166a3e',
  mossMist: '#e5f5ec',
  mossBright: '#63cf96',
  mossNight: '#17352a',

  plum: '#6b4fc4',
  plumMist: '#f0ecfb',
  plumBright: '#b8a5f5',
  plumNight: '#2d2647',
} as const;
