/** Carries texts between processes. It may lose some. */
export interface Transport {
  /** Rejects if the text was not handed over. */
  publish(text: string): Promise<void>;
  /** Notices a connection that broke without a word. */
  check(): void;
  close(): Promise<void>;
}

export interface TransportListener {
  /** Called with every text of any process, this one included. */
  onText(text: string): void;
  /** Called when texts of others may have been missed. */
  onGap(): void;
}
