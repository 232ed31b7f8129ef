/** The worker in which bots think. */
import '@horta/bots/web-worker';
