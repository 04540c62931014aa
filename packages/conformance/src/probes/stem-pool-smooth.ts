import { photographTiles } from '@gradcert/spec';
import type { Probe } from '../probing/probe';

const SIDE = 224;

export default {
  id: 'stem-pool-smooth',
  title: 'Ties of ResNet-34 in the pool of its stem',
  question:
    'Which 3x3 windows of the stem have their positive maximum at several cells on photographs, and are those twins?',
  net: 'resnet34',
  sizes: { side: SIDE },
  oneChannel: { width: 1 },
  batch: 2,
  takesFolder: true,
  images: (folder) => [...photographTiles(SIDE, folder)],
} satisfies Probe;
