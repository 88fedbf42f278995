ALTER TABLE "consents" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "address" text;