import { ConfigFaults, readConfig } from './config/config.ts';
import { createApp } from './http/app.ts';
import { stopGracefully } from './http/graceful-stop.ts';
import { healthRoutes } from './http/health.ts';
import { createLog } from './log.ts';

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigFaults)) throw error;
    console.error(error.message);
    process.exit(78);
  }
})();
const log = createLog(config.logLevel);
const { app } = createApp({ config, log });
const { stopping } = stopGracefully({ close: () => app.close(), log });
healthRoutes(app, { probe: () => Promise.resolve(), dataDir: config.dataDir, stopping });
await app.listen({ port: config.port, host: config.bind });
