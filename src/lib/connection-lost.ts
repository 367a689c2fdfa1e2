/** No answer came: no network, or not in time. It says nothing about the session or the data. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  readonly isTimeout: boolean;
  constructor(isTimeout = false) {
    super(isTimeout ? 'Request timed out' : 'No connection');
    this.isTimeout = isTimeout;
  }
}
