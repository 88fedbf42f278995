/** How much attention a round may distribute. */
export interface Attention {
  /** People recommended to each member. */
  perMember: number;
  /** How often one member may be recommended to others. */
  appearances: number;
}
