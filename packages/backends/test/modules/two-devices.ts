/** A backend that answers as another device each time it is started. */
import misbehaving from './misbehaving';

export default {
  ...misbehaving,
  start: async () => {
    const backend = await misbehaving.start();
    const description = { ...(await backend.describe()), device: `device ${String(process.pid)}` };
    return { ...backend, describe: () => Promise.resolve(description) };
  },
};
